import type { MessageSearch } from "../../model/search-store.js";
import { channelTerm, contentTerm } from "../../model/terms.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Id } from "../../values/ids.js";
import { printTs } from "../../values/message-ts.js";
import { findAuthorTerms } from "./find-author-terms.js";
import { findChannel, type NameReaders } from "./find-channel.js";
import type { QueryPart } from "./parse-query.js";

/** Latest time that a store can compare. */
const endOfTime = Number.MAX_SAFE_INTEGER;

interface Searching {
  readonly caller: WebapiCaller;
  readonly workspaceId: Id;
  readonly store: NameReaders;
}

type PartOf<Kind extends QueryPart["kind"]> = Extract<QueryPart, { kind: Kind }>;

/** The conditions of a query; undefined if nothing can be found by it. */
export async function readSearch(
  parts: readonly QueryPart[],
  searching: Searching,
): Promise<MessageSearch | undefined> {
  if (parts.length === 0) return undefined;
  const words = partsOf(parts, "words");
  const has = partsOf(parts, "has");
  const channels = await readNamed(partsOf(parts, "in"), (value) => termsOfChannel(value, searching));
  const authors = await readNamed(partsOf(parts, "from"), (value) => findAuthorTerms(value, searching));
  const contents = has.flatMap(({ content, isExcluded }) =>
    content === "reaction" ? [] : [{ term: contentTerm(content), isExcluded }],
  );
  const reacted = has.flatMap(({ content, isExcluded }) => (content === "reaction" ? [!isExcluded] : []));
  const anyOf = [
    ...channels.wanted,
    ...authors.wanted,
    ...contents.flatMap((it) => (it.isExcluded ? [] : [[it.term]])),
  ];
  if (anyOf.some((terms) => terms.length === 0) || new Set(reacted).size > 1) return undefined;
  const { caller, workspaceId } = searching;
  const [isReacted] = reacted;
  return {
    workspaceId,
    viewerId: caller.user?.id ?? "",
    seesPublic: caller.user !== undefined && caller.user.guest === undefined,
    all: words.flatMap((part) => (part.isExcluded ? [] : [part.words])),
    none: [
      ...words.flatMap((part) => (part.isExcluded ? [part.words] : [])),
      ...[...channels.excluded, ...authors.excluded].map((term) => [term]),
      ...contents.flatMap((it) => (it.isExcluded ? [[it.term]] : [])),
    ],
    anyOf,
    ...(isReacted !== undefined && { isReacted }),
    ...readPeriod(partsOf(parts, "time")),
  };
}

function partsOf<Kind extends QueryPart["kind"]>(parts: readonly QueryPart[], kind: Kind): readonly PartOf<Kind>[] {
  return parts.filter((part): part is PartOf<Kind> => part.kind === kind);
}

/** Terms of conversations or authors. One of those that are wanted must be met, none of the excluded ones. */
async function readNamed(
  parts: readonly (PartOf<"in"> | PartOf<"from">)[],
  find: (value: string) => Promise<readonly string[]>,
): Promise<{ readonly wanted: readonly (readonly string[])[]; readonly excluded: readonly string[] }> {
  const found = await Promise.all(parts.map(async (part) => ({ ...part, terms: await find(part.value) })));
  const wanted = found.filter(({ isExcluded }) => !isExcluded);
  return {
    wanted: wanted.length === 0 ? [] : [wanted.flatMap(({ terms }) => terms)],
    excluded: found.flatMap(({ isExcluded, terms }) => (isExcluded ? terms : [])),
  };
}

async function termsOfChannel(value: string, searching: Searching): Promise<readonly string[]> {
  const id = await findChannel(value, searching);
  return id === undefined ? [] : [channelTerm(id)];
}

function readPeriod(parts: readonly PartOf<"time">[]) {
  const from = Math.max(0, ...parts.map(({ fromMs = 0 }) => fromMs * 1000));
  const until = parts.flatMap(({ untilMs }) => (untilMs === undefined ? [] : [untilMs * 1000 - 1]));
  return {
    oldest: printTs(Math.min(endOfTime, from)),
    latest: printTs(Math.max(0, Math.min(endOfTime, ...until))),
  };
}
