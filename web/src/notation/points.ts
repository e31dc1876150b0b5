/** Points with their sign, as a column of figures has them. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`
}
