import { idPatterns } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import {
  authorTerm,
  channelTerm,
  contentTerm,
  type FoundContent,
  type MessageSearch,
  nameTerm,
  wordsOf,
} from "../../model/message-search.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import type { Id } from "../../values/ids.js";
import { millisecondsOf, printTs, readInstant } from "../../values/instant.js";
import { toBotId, toBotUserId } from "../directory/user.js";

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

interface UserSearch {
  readonly caller: WebapiCaller;
  readonly store: Pick<Store, "users">;
}

/** Terms of the messages that `from:` names: those of a user or bot, and those under another identity of that name. */
async function findAuthorTerms(value: string, searching: UserSearch): Promise<readonly string[]> {
  const user = await findUser(value, searching);
  const named = nameTerm(value.replace(/^@/, ""));
  return user === undefined ? [named] : [authorTerm(user.id), authorTerm(toBotId(user.id)), named];
}

/** Readers of what a query names. */
type NameReaders = Pick<Store, "channels" | "users">;

/** Conversation that `in:` names: by ID, as a mention, by its name, or by the user of a direct conversation. */
async function findChannel(value: string, { caller, workspaceId, store }: Searching): Promise<Id | undefined> {
  const name = /^<#([^|>]+)(?:\|[^>]*)?>$/.exec(value)?.[1] ?? value.replace(/^#/, "");
  if (idPatterns.channel.test(name) || idPatterns.dm.test(name)) return name;
  const channel = /^[@<]/.test(name) ? undefined : await store.channels.byName(workspaceId, name);
  if (channel !== undefined) return channel.id;
  const partner = await findUser(value, { caller, store });
  if (partner === undefined || caller.user === undefined) return undefined;
  return (await store.channels.dm(workspaceId, caller.user.id, partner.id))?.id;
}

/** User or bot that a query names: by ID, as a mention, by its name, or as `me`. */
async function findUser(value: string, { caller, store }: UserSearch): Promise<User | undefined> {
  if (value.toLowerCase() === "me" && caller.user !== undefined) return caller.user;
  const name = /^<@([^|>]+)(?:\|[^>]*)?>$/.exec(value)?.[1] ?? value.replace(/^@/, "");
  const id = toBotUserId(name) ?? name;
  return idPatterns.user.test(id) ? store.users.get(id) : store.users.byUserName(name);
}

const dayMs = 86_400_000;

/** Start of a day since 1970, and of the next one, in milliseconds in UTC; undefined unless it is `YYYY-MM-DD`. */
function readDay(text: string): { readonly startMs: number; readonly endMs: number } | undefined {
  const start = /^\d{4}-\d\d-\d\d$/.test(text) ? readInstant(`${text}T00:00`) : undefined;
  const startMs = start === undefined ? -1 : millisecondsOf(start);
  return startMs < 0 ? undefined : { startMs, endMs: startMs + dayMs };
}

/** A condition of a query. */
type QueryPart =
  /** The words follow each other in the message. */
  | { readonly kind: "words"; readonly words: readonly string[]; readonly isExcluded: boolean }
  /** The conversation or the author, as written. */
  | { readonly kind: "in"; readonly value: string; readonly isExcluded: boolean }
  | { readonly kind: "from"; readonly value: string; readonly isExcluded: boolean }
  | { readonly kind: "has"; readonly content: FoundContent | "reaction"; readonly isExcluded: boolean }
  /** Milliseconds since 1970 in UTC; `until` is not included. */
  | { readonly kind: "time"; readonly fromMs?: number; readonly untilMs?: number };

const contents = ["link", "file", "pin", "reaction"] as const;

const parts =
  /(?<minus>-?)(?:(?<operator>in|from|has|before|after|on):(?<value>"[^"]*"|<[^>]*>|[^\s"]+)|"(?<phrase>[^"]*)"?|(?<word>[^\s"]+))/giu;

/** Reads the query of a search. What is no operator is looked for as words. */
export function parseQuery(query: string): readonly QueryPart[] {
  return [...query.matchAll(parts)].flatMap(({ 0: whole, groups = {} }) => {
    const isExcluded = groups["minus"] === "-";
    const { operator, value = "" } = groups;
    const operated =
      operator === undefined
        ? undefined
        : toOperated(operator.toLowerCase(), value.replaceAll('"', "").trim(), isExcluded);
    if (operated !== undefined) return [operated];
    const words = wordsOf(whole);
    return words.length === 0 ? [] : [{ kind: "words", words, isExcluded }];
  });
}

function toOperated(operator: string, value: string, isExcluded: boolean): QueryPart | undefined {
  if (value === "") return undefined;
  if (operator === "in" || operator === "from") return { kind: operator, value, isExcluded };
  if (operator === "has") {
    const content = contents.find((each) => each === value.toLowerCase());
    return content === undefined ? undefined : { kind: "has", content, isExcluded };
  }
  const day = isExcluded ? undefined : readDay(value);
  if (day === undefined) return undefined;
  switch (operator) {
    case "before":
      return { kind: "time", untilMs: day.startMs };
    case "after":
      return { kind: "time", fromMs: day.endMs };
    default:
      return { kind: "time", fromMs: day.startMs, untilMs: day.endMs };
  }
}
