import { idPatterns } from "../../../../generated/service.js";
import { charactersPerPause, type PausableWork } from "../../../../model/section-run.js";
import { splitWorkspacePath } from "../../../../values/site-addresses.js";
import { character, countBreaks, skipAll } from "../character.js";
import { maxProblems, type Problem, unsupported } from "../problems.js";
import type { InlineText } from "./inline-texts.js";
import { type LinkDefinitions, normalizeLabel, type ReadText, readLabel, readTarget } from "./links.js";

/** First problems with images in texts, in order. In a canvas, an image is a mention or an address that unfurls. */
export function* findImageProblems(
  texts: readonly InlineText[],
  definitions: LinkDefinitions,
): PausableWork<readonly Problem[]> {
  const problems: Problem[] = [];
  let read = 0;
  for (const { line, text } of texts) {
    const images = yield* findImages(text, definitions);
    for (const { address, at } of images) {
      const message = imageProblem(address);
      if (message !== undefined) problems.push({ line: line + countBreaks(text, at), message });
      if (problems.length === maxProblems) return problems;
    }
    read += text.length;
    if (read < charactersPerPause) continue;
    read = 0;
    yield;
  }
  return problems;
}

function imageProblem(address: string): string | undefined {
  const element = mentionKind(address) ?? unfurlKind(address);
  if (element !== undefined) return unsupported(element);
  const wanted = "@ and a user, # and a channel, or an address of the web";
  return `![](${address.slice(0, 80)}) has none of ${wanted}`;
}

function mentionKind(address: string): string | undefined {
  const id = address.slice(1);
  if (address.startsWith("@")) return idPatterns.user.test(id) ? "user mention" : undefined;
  const isChannel = idPatterns.channel.test(id);
  return address.startsWith("#") && isChannel ? "channel mention" : undefined;
}

/** Address of an image in a paragraph, and where the image starts. */
interface FoundImage {
  readonly address: string;
  readonly at: number;
}

/** An opening bracket that is not closed yet. */
interface Bracket {
  readonly at: number;
  readonly isImage: boolean;
  /** Number of images found before it. */
  readonly images: number;
  /** Whether another bracket opens after it. */
  holdsBracket: boolean;
}

const autolink =
  /^(?:[A-Za-z][A-Za-z0-9+.-]{1,31}:[^<>\p{Cc} ]*|[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9][A-Za-z0-9.-]*)$/u;

/**
 * Finds the images in the text of a paragraph, except those inside the text of another image. Runs in one pass: each
 * bracket is looked at once when it opens and once when it closes.
 * @see CommonMark, an algorithm for parsing nested emphasis and links
 */
function findImages(text: string, definitions: LinkDefinitions): PausableWork<readonly FoundImage[]> {
  return new ImageFinder(text, definitions).find();
}

class ImageFinder {
  readonly #text: string;
  readonly #definitions: LinkDefinitions;
  readonly #images: FoundImage[] = [];
  readonly #brackets: Bracket[] = [];
  /** Number of brackets at the bottom of the stack that cannot start a link, because it would contain another link. */
  #dead = 0;

  constructor(text: string, definitions: LinkDefinitions) {
    this.#text = text;
    this.#definitions = definitions;
  }

  *find(): PausableWork<readonly FoundImage[]> {
    const endOfCode = createCodeSpans(this.#text);
    let slice = charactersPerPause;
    for (let at = 0; at < this.#text.length; ) {
      if (at >= slice) {
        slice = at + charactersPerPause;
        yield;
      }
      const first = this.#text.charCodeAt(at);
      if (first === character.backslash) at += 2;
      else if (first === character.backtick) at = endOfCode(at);
      else if (first === character.less) at = endOfAutolink(this.#text, at);
      else if (first === character.exclamation) at = this.#openImage(at);
      else if (first === character.openBracket) at = this.#open(at, false);
      else if (first === character.closeBracket) at = this.#close(at);
      else at += 1;
    }
    return this.#images;
  }

  #openImage(at: number): number {
    return this.#text.charCodeAt(at + 1) === character.openBracket ? this.#open(at, true) : at + 1;
  }

  #open(at: number, isImage: boolean): number {
    const around = this.#brackets.at(-1);
    if (around !== undefined) around.holdsBracket = true;
    this.#brackets.push({ at, isImage, images: this.#images.length, holdsBracket: false });
    return isImage ? at + 2 : at + 1;
  }

  #close(at: number): number {
    const bracket = this.#brackets.pop();
    const below = this.#brackets.length;
    const isDead = below < this.#dead;
    this.#dead = Math.min(this.#dead, below);
    const target = bracket === undefined || (isDead && !bracket.isImage) ? undefined : this.#targetOf(bracket, at);
    if (bracket === undefined || target === undefined) return at + 1;
    if (bracket.isImage) {
      this.#images.length = bracket.images;
      this.#images.push({ address: target.text, at: bracket.at });
    } else this.#dead = below;
    return target.end;
  }

  /** Target of the text between two brackets: what follows them, or the definition of their label. */
  #targetOf({ at, isImage, holdsBracket }: Bracket, closing: number): ReadText | undefined {
    const target = readTarget(this.#text, closing + 1);
    if (target !== undefined || this.#definitions.size === 0) return target;
    const label = readLabel(this.#text, closing + 1);
    const end = label?.end ?? closing + 1;
    if (label !== undefined && label.text !== "") return this.#defined(label.text, end);
    const from = isImage ? at + 2 : at + 1;
    return holdsBracket || closing - from > 999 ? undefined : this.#defined(this.#text.slice(from, closing), end);
  }

  #defined(label: string, end: number): ReadText | undefined {
    const text = this.#definitions.get(normalizeLabel(label));
    return text === undefined ? undefined : { text, end };
  }
}

/** Place after an address in angle brackets, or after the opening bracket if there is no address. */
function endOfAutolink(text: string, at: number): number {
  for (let place = at + 1; place < text.length; place += 1) {
    const each = text.charCodeAt(place);
    if (each === character.less) break;
    if (each === character.greater) return autolink.test(text.slice(at + 1, place)) ? place + 1 : at + 1;
  }
  return at + 1;
}

/**
 * Finds the ends of code spans. Looks up the last run of each length of backticks first, so that no search scans the
 * text without success.
 * @returns given the place of a backtick, the place after its code span, or after its run of backticks if no span
 * starts there
 */
function createCodeSpans(text: string): (at: number) => number {
  let lastRuns: ReadonlyMap<number, number> | undefined;
  return (at) => {
    lastRuns ??= findLastRuns(text);
    const after = skipAll(text, at, text.length, character.backtick);
    if ((lastRuns.get(after - at) ?? -1) < after) return after;
    let run = text.indexOf("`", after);
    let end = skipAll(text, run, text.length, character.backtick);
    while (end - run !== after - at) {
      run = text.indexOf("`", end);
      end = skipAll(text, run, text.length, character.backtick);
    }
    return end;
  };
}

/** Start of the last run of each length of backticks. */
function findLastRuns(text: string): ReadonlyMap<number, number> {
  const runs = new Map<number, number>();
  for (let at = text.indexOf("`"); at !== -1; ) {
    const end = skipAll(text, at, text.length, character.backtick);
    runs.set(end - at, at);
    at = text.indexOf("`", end);
  }
  return runs;
}

const [user, channel, canvas, file, workspace] = [
  idPatterns.user,
  idPatterns.channel,
  idPatterns.canvas,
  idPatterns.file,
  idPatterns.workspace,
].map(({ source }) => source.slice(1, -1));

const conversation = [channel, idPatterns.dm.source.slice(1, -1)].join("|");

/** URL paths by what they show. The first match counts. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^/docs/${workspace}/${canvas}$`), "canvas unfurl"],
  [new RegExp(`^/files/(?:${user})/${file}(?:/[^/]*)?$`), "file unfurl"],
  [new RegExp(`^/archives/(?:${conversation})/p\\d{16}$`), "message unfurl"],
  [new RegExp(`^/team/(?:${user})$`), "user unfurl"],
  [/\/r\/\w+\/(?:[0-9A-Za-z]{15}|[0-9A-Za-z]{18})(?:\/view)?$/, "record unfurl"],
];

/** The kind of preview for an address in a canvas; undefined if it is not a web address. */
export function unfurlKind(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || !["http:", "https:"].includes(url.protocol)) return undefined;
  const { path } = splitWorkspacePath(url.pathname);
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? "website unfurl";
}
