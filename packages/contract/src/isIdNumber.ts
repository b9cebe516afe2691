const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkDigits = '10X98765432'

/** Whether a text is a valid Chinese identity number of 18 characters: an existing date and the right check digit (GB 11643). */
export function isIdNumber(text: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(text)) return false
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return text[17] === checkDigits[sum % 11] && isDay(text.slice(6, 14))
}

/** `19900307`: the date has to exist in the calendar. */
function isDay(text: string): boolean {
  const [year, month, day] = [text.slice(0, 4), text.slice(4, 6), text.slice(6)].map(Number)
  if (year === undefined || month === undefined || day === undefined || year < 1850) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
