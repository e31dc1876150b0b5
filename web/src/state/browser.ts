/** The browser as the line to the table needs it. */

import type { Surroundings } from './connection'

export const browser: Surroundings = {
  open: (url) => new WebSocket(url),
  later(call, milliseconds) {
    const timer = setTimeout(call, milliseconds)
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
  newId: () => uuid(randomBytes(16)),
  isOnline: () => navigator.onLine,
}

export function tableAddress(id: string): string {
  const scheme = window.location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${window.location.host}/ws/tables/${id}`
}

/** Bytes that nobody could foresee. */
export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count))
}

export function hexadecimal(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Version 4. `crypto.randomUUID` is hidden on plain-http addresses of a home network. */
function uuid(bytes: Uint8Array): string {
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = hexadecimal(bytes)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
