/** The service worker is only of the built page: in development every file comes fresh. */

export function keepPages(): void {
  // On a plain-http address of a home network browsers have none: the page works, but only while it is open.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}
