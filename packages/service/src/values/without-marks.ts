/** Removes diacritics: `Zoe` for `Zoë`. */
export function withoutMarks(text: string): string {
  if (!/[^\0-\u{7F}]/u.test(text)) return text;
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .normalize("NFC");
}
