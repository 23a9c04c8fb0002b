import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import { defineDocument, text } from "./port/document.js";

/** A custom emoji of a directory. */
export interface Emoji {
  /** Organization or standalone workspace whose users have the emoji. */
  readonly home: Id;
  /** Without colons. */
  readonly name: string;
  readonly version: number;
  readonly created: Instant;
  /** The content of the emoji: the image at a URL, or another emoji by name. */
  readonly shows: { readonly url: string } | { readonly aliasOf: string };
}

/** Custom emoji. */
export const emoji = defineDocument<Emoji>()({
  name: "emoji",
  table: "emoji",
  key: ["home", "name"],
  columns: {
    home: text((it) => it.home),
    name: text((it) => it.name),
  },
  lists: { of_home: { by: ["home"] } },
  sample: (seed) => ({
    home: `E${1 + (seed % 2)}`,
    name: `party-${seed % 3}`,
    version: 1 + (seed % 3),
    created: "2026-01-02T03:04:05.006Z",
    shows: seed % 2 === 0 ? { url: "https://pictures.example/party.png" } : { aliasOf: "tada" },
  }),
});
