import { userCodes } from "../../generated/service.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { accept, type Refusal, type Result, refuse } from "../../store/decide.js";

const rule = "scim-provisioning#users";
const codes = userCodes.emails;
const missing = userCodes["emails.value"].missing;

/** One entry of `emails` as sent. */
export interface SentEmail {
  readonly value?: string;
  readonly type?: string;
  readonly primary?: boolean;
}

/** Reads the addresses of a whole list: the primary one, then at most one other. The rest are dropped. */
export function readEmails(sent: readonly SentEmail[]): Result<readonly string[]> {
  const entries = withValues(sent);
  if (entries.length < sent.length) return refuseMissing(sent);
  const primary = entries[primaryIndex(entries)]?.value;
  if (primary === undefined) return refuse(codes.empty, { rule, found: sent, wanted: "an address" });
  return accept(withSecondary(primary, entries.find(({ value }) => !same(value, primary))?.value));
}

/**
 * Addresses after a partial resource, as in a PATCH of 1.1: the entry that counts as primary replaces the primary
 * address, another entry the second one. `primary` decides, then the type work, then the order.
 * @param isPrimaryRemoved whether the primary address was removed and only keeps its place until it is replaced
 */
export function addEmails(
  current: readonly string[],
  sent: readonly SentEmail[],
  isPrimaryRemoved = false,
): Result<readonly string[]> {
  const entries = withValues(sent);
  if (entries.length < sent.length) return refuseMissing(sent);
  if (entries.length === 0) return accept(current);
  const chosen = current.length === 0 || isPrimaryRemoved ? firstChoice(entries, current) : claimant(entries);
  const primary = chosen?.value ?? current[0] ?? "";
  const other = entries.find(({ value }) => !same(value, primary))?.value;
  return accept(withSecondary(primary, other ?? keptSecondary(primary, current, isPrimaryRemoved)));
}

/**
 * Addresses after an `add` operation of 2.0. A new address becomes the second one; an existing one changes nothing.
 * Only `primary: true` moves the primary mark; the former primary address then becomes the second one, unless another
 * one is sent.
 * @param isPrimaryRemoved whether the primary address was removed and only keeps its place until it is replaced
 * @see RFC 7644 §3.5.2.1
 */
export function appendEmails(
  current: readonly string[],
  sent: readonly SentEmail[],
  isPrimaryRemoved = false,
): Result<readonly string[]> {
  const [first, second] = current;
  if (first === undefined || isPrimaryRemoved) return addEmails(current, sent, isPrimaryRemoved);
  const entries = withValues(sent);
  if (entries.length < sent.length) return refuseMissing(sent);
  const stored = (value: string) => current.find((address) => same(address, value)) ?? value;
  const marked = entries.find((entry) => entry.primary === true);
  const primary = marked === undefined ? first : stored(marked.value);
  const other = entries.find(({ value }) => !same(value, primary));
  if (other !== undefined) return accept([primary, stored(other.value)]);
  return accept(withSecondary(primary, same(primary, first) ? second : first));
}

/**
 * Addresses without the named ones. Without `values`, the second one is removed, because the primary one can only be
 * replaced. An entry without an address names the primary one if it is marked so, otherwise the second one.
 */
export function removeEmails(
  current: readonly string[],
  values: readonly SentEmail[] | undefined,
): { readonly emails: readonly string[]; readonly isPrimaryRemoved: boolean } {
  if (values === undefined) return { emails: current.slice(0, 1), isPrimaryRemoved: false };
  const isNamed = (address: string, index: number) =>
    values.some((entry) =>
      entry.value === undefined ? meansPrimary(entry) === (index === 0) : same(entry.value, address),
    );
  return {
    emails: current.filter((address, index) => index === 0 || !isNamed(address, index)),
    isPrimaryRemoved: current.slice(0, 1).some(isNamed),
  };
}

/** Whether added entries say which address is primary. */
export function namesPrimary(sent: readonly SentEmail[]): boolean {
  return sent.some(({ primary }) => primary !== false);
}

/** Refuses to remove the primary address without replacing it. */
export function refusePrimaryRemoval(emails: readonly string[]): Refusal {
  return refuse(codes.removePrimary, { rule, found: emails[0], wanted: "another primary address to replace it" });
}

function refuseMissing(sent: readonly SentEmail[]): Refusal {
  return refuse(missing, { rule, found: sent, wanted: "an address in every entry" });
}

/** Second address if none is sent. A secondary address that becomes primary swaps places. */
function keptSecondary(
  primary: string,
  [first, second]: readonly string[],
  isPrimaryRemoved: boolean,
): string | undefined {
  if (second === undefined || !same(second, primary)) return second;
  return isPrimaryRemoved ? undefined : first;
}

/** `primary` decides, then the type work. */
function meansPrimary({ primary, type }: SentEmail): boolean {
  return primary ?? type?.toLowerCase() === "work";
}

/** Entry that takes an empty primary place. After a removal, an entry with `primary: false` does not. */
function firstChoice(entries: readonly FilledEmail[], current: readonly string[]): FilledEmail | undefined {
  const open = current.length === 0 ? entries : entries.filter(({ primary }) => primary !== false);
  return open[primaryIndex(open)];
}

/** Entry that replaces the primary address, if any. */
function claimant(entries: readonly FilledEmail[]): FilledEmail | undefined {
  const open = entries.filter(({ primary }) => primary === undefined);
  return (
    entries.find(({ primary }) => primary === true) ??
    open.find(({ type }) => type?.toLowerCase() === "work") ??
    open.find(({ type }) => type === undefined)
  );
}

type FilledEmail = SentEmail & { readonly value: string };

function withValues(sent: readonly SentEmail[]): readonly FilledEmail[] {
  return sent.flatMap((entry) => (entry.value === undefined ? [] : [{ ...entry, value: entry.value }]));
}

/** `primary` decides, then the type work, then the order. */
function primaryIndex(entries: readonly SentEmail[]): number {
  const marked = entries.findIndex((entry) => entry.primary === true);
  if (marked >= 0) return marked;
  const open = (entry: SentEmail) => entry.primary === undefined;
  const work = entries.findIndex((entry) => open(entry) && entry.type?.toLowerCase() === "work");
  if (work >= 0) return work;
  return Math.max(0, entries.findIndex(open));
}

function withSecondary(primary: string, secondary: string | undefined): readonly string[] {
  return secondary === undefined || same(primary, secondary) ? [primary] : [primary, secondary];
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Refuses addresses of other users, including deactivated ones. */
export async function refuseTakenEmails(
  users: Store["users"],
  emails: readonly string[],
  except: string | undefined,
): Promise<Refusal | undefined> {
  const holder = await findEmailHolder(users, emails, except);
  if (holder === undefined) return undefined;
  return refuse(userCodes.emails.duplicate, { rule, found: holder.emails, wanted: "addresses that no other user has" });
}

/** First other user who has one of the addresses. */
export async function findEmailHolder(
  users: Store["users"],
  emails: readonly string[],
  except?: string,
): Promise<User | undefined> {
  const holders = await Promise.all(emails.map((address) => users.byEmail(address)));
  return holders.find((holder) => holder !== undefined && holder.id !== except);
}
