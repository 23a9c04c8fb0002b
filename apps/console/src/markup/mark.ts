/** A part of a text with markup. */
export type Mark =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "bold" | "italic" | "strike" | "quote"; readonly of: readonly Mark[] }
  | { readonly kind: "code" | "pre"; readonly text: string }
  | { readonly kind: "break" }
  | { readonly kind: "emoji"; readonly name: string }
  | { readonly kind: "link"; readonly to: string; readonly label: string }
  | { readonly kind: "user" | "channel" | "usergroup"; readonly id: string; readonly label: string }
  | { readonly kind: "broadcast"; readonly to: string }
  | {
      readonly kind: "date";
      readonly seconds: number;
      readonly format: string;
      readonly link: string;
      readonly fallback: string;
    };

const entities: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/** The text that people see: the three characters that messages escape are themselves again. */
export function unescapeText(text: string): string {
  return text.replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? entity);
}
