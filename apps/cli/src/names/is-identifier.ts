/** Whether text has the format of an identifier, such as `U0123ABCD`. Names and addresses of users are lower case. */
export function isIdentifier(text: string): boolean {
  return /^[A-Z][A-Z0-9]{2,}$/.test(text);
}
