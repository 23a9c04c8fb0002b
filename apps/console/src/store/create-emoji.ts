import { computed, signal } from "@preact/signals";
import { at } from "../json.js";

/** Names and characters of emoji, which are loaded with the first one. */
export interface EmojiState {
  /** The character of an emoji. Undefined until they are loaded, for emoji of the workspace, and if no font has them. */
  glyphOf(name: string): string | undefined;
  /** The name of a character that no font of the browser draws. Undefined for others, and until the names are loaded. */
  nameOf(glyph: string): string | undefined;
  /** Names that begin with a text. None until they are loaded. */
  find(beginning: string, limit: number): readonly string[];
}

export function createEmoji(): EmojiState {
  const glyphs = signal<ReadonlyMap<string, string>>(none);
  const names = computed(() => new Map([...glyphs.value].map(([name, glyph]) => [plainOf(glyph), name])));
  let isAsked = false;
  let isDrawn: boolean | undefined;
  const read = (): ReadonlyMap<string, string> => {
    if (!isAsked) {
      isAsked = true;
      load().then(
        (loaded) => {
          glyphs.value = loaded;
        },
        () => {
          isAsked = false;
        },
      );
    }
    return glyphs.value;
  };
  const draws = () => {
    isDrawn ??= canDraw();
    return isDrawn;
  };
  return {
    glyphOf: (name) => (draws() ? read().get(name) : undefined),
    nameOf: (glyph) => (draws() || read() === none ? undefined : names.value.get(plainOf(glyph))),
    find: (beginning, limit) => [...read().keys()].filter((name) => name.startsWith(beginning)).slice(0, limit),
  };
}

/** Without the tone of the skin, and what asks for color. */
function plainOf(glyph: string): string {
  return glyph.replace(/[\u{1f3fb}-\u{1f3ff}\ufe0f]/gu, "");
}

const none: ReadonlyMap<string, string> = new Map();

/** Whether the browser has a font with colored emoji. Without one, names are easier to read than boxes. */
function canDraw(): boolean {
  const canvas = document.createElement("canvas");
  canvas.width = 20;
  canvas.height = 20;
  const context = canvas.getContext("2d");
  if (context === null) return false;
  context.font = "16px sans-serif";
  context.fillText("\u{1f534}", 0, 16);
  const { data } = context.getImageData(0, 0, 20, 20);
  return data.some(
    (red, index) => index % 4 === 0 && red > 150 && (data[index + 1] ?? 0) < 120 && (data[index + 3] ?? 0) > 200,
  );
}

async function load(): Promise<ReadonlyMap<string, string>> {
  const { default: shortcodes } = await import("emojibase-data/en/shortcodes/iamcal.json");
  const named = Object.keys(shortcodes).flatMap((code) =>
    [at(shortcodes, code)].flat().flatMap((name) => (typeof name === "string" ? [[name, toGlyph(code)] as const] : [])),
  );
  return new Map(named);
}

/** Without the last character, old symbols look like letters. */
function toGlyph(code: string): string {
  const points = code.split("-").map((point) => Number.parseInt(point, 16));
  const [first = 0, ...others] = points;
  return String.fromCodePoint(...points) + (others.length === 0 && first < 0x3300 ? "\ufe0f" : "");
}
