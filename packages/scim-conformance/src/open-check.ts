import { createLedger } from "./http/create-ledger.js";
import { createSender, type Fetch, type Send, Unreachable } from "./http/create-sender.js";
import type { Heard } from "./http/heard.js";
import { printCurl } from "./http/print-curl.js";
import { fill } from "./model/fill.js";
import type { Model } from "./model/model.js";
import { readModel } from "./model/read-model.js";
import { type Profile, type ProfileName, profileOf } from "./profiles.js";
import type { RowResult } from "./report.js";
import type { Requirement } from "./requirement.js";
import { createScim } from "./rows/create-scim.js";
import { Deviation, NotApplicable } from "./rows/outcome.js";
import type { Json, Scim } from "./rows/scim.js";

/** Options of a check. */
export interface CheckOptions {
  /** Base URL of the SCIM version, such as `https://example.com/scim/v2`. */
  readonly url: string;
  /** Bearer token. Default: requests without credentials. */
  readonly token?: string;
  /** Default: `rfc`. */
  readonly profile?: ProfileName | Profile;
  /** Runs only requirements whose identifier begins with one of these. Default: all. */
  readonly only?: readonly string[];
  /** Skips requirements whose identifier begins with a key, for the reason that is the value. */
  readonly skip?: Readonly<Record<string, string>>;
  /** Runs only checks that change nothing. Default: false. */
  readonly readOnly?: boolean;
  /** `userName` of the caller that the token identifies, who has no resource yet. Allows changes of `/Me`. */
  readonly callerName?: string;
  /** Token of another caller, who has no resource. */
  readonly otherToken?: string;
  /** Sends the requests, also in process. Default: the global `fetch`. */
  readonly fetch?: Fetch;
  /** Maximum duration of a request in milliseconds. Default: 30,000. */
  readonly timeoutMs?: number;
  /** Stops the check. Its resources are removed all the same. */
  readonly signal?: AbortSignal;
}

/** A check that runs requirement by requirement. */
export interface OpenCheck {
  readonly profile: Profile;
  /** Runs a requirement, and removes what it made. */
  run(requirement: Requirement): Promise<RowResult>;
  /** Removes what remains. Returns the URLs of resources that could not be removed. */
  close(): Promise<readonly string[]>;
  /** Requests sent so far. */
  requests(): number;
}

/** Short, because some services limit user names to about 20 characters. */
const everyName = "rc-check";

/**
 * Reads what a server says of itself, and prepares a check.
 * @throws Unreachable if the server does not answer
 */
export async function openCheck(options: CheckOptions): Promise<OpenCheck> {
  const { token, only, skip = {}, readOnly = false, signal, callerName, otherToken } = options;
  const url = options.url.replace(/\/+$/, "");
  const profile = profileOf(options.profile ?? "rfc");
  const plain = {
    url,
    fetch: options.fetch ?? globalThis.fetch,
    timeoutMs: options.timeoutMs ?? 30_000,
    ...(token !== undefined && { token }),
  };
  const heard: Heard[] = [];
  let count = 0;
  const recorded =
    (send: Send): Send =>
    async (...request) => {
      count += 1;
      const answer = await send(...request);
      heard.push(answer);
      return answer;
    };
  const ledger = createLedger({ send: recorded(createSender({ ...plain, ...(signal && { signal }) })), url, readOnly });
  // Cleaning goes on after an abort.
  const clean = createLedgerCleaner(createSender(plain), url, () => ledger.remaining());
  const model = await readModel(ledger.send, profile.discovery);
  const run = `${everyName}-${crypto.randomUUID().slice(0, 6)}`;
  let made = 0;
  const mark = () => {
    made += 1;
    return `${run}-${made}`;
  };
  const isScim2 = profile.discovery === undefined;
  const userDefaults = readOnly || !isScim2 ? {} : await findUserDefaults(ledger.send, model, mark);
  await clean();
  const scim: Scim = createScim({
    url,
    model,
    ledger,
    mark,
    userDefaults,
    ...(callerName !== undefined && { callerName }),
    ...(otherToken !== undefined && { otherToken }),
  });
  const reasonFor = ({ id, writes }: Requirement) => {
    if (only !== undefined && only.length > 0 && !only.some((each) => id.startsWith(each))) return "not selected";
    const skipped = Object.entries(skip).find(([prefix]) => id.startsWith(prefix));
    if (skipped !== undefined) return skipped[1];
    return readOnly && writes ? "the check only reads" : undefined;
  };
  return {
    profile,
    run: async (requirement) => {
      const { run: check, writes: _writes, fix, ...row } = requirement;
      const reason = reasonFor(requirement);
      if (reason !== undefined) return { ...row, status: "skipped", reason, durationMs: 0 };
      const begin = performance.now();
      heard.length = 0;
      const outcome = await outcomeOf(check(scim), { row: requirement, heard });
      if (!readOnly) await clean();
      return { ...row, ...outcome, durationMs: Math.round(performance.now() - begin) };
    },
    close: clean,
    requests: () => count,
  };
}

type Outcome = Pick<RowResult, "status" | "reason" | "finding"> & Partial<Pick<RowResult, "level">>;

async function outcomeOf(
  running: Promise<void>,
  { row, heard }: { readonly row: Requirement; readonly heard: readonly Heard[] },
): Promise<Outcome> {
  try {
    await running;
    return { status: "passed" };
  } catch (error) {
    if (error instanceof NotApplicable) return { status: "skipped", reason: error.message };
    if (error instanceof Deviation) return toFailed(error, row, heard);
    if (error instanceof Unreachable)
      return {
        status: "failed",
        finding: {
          request: error.message,
          requests: curls(heard),
          came: "no answer",
          expected: "an answer",
          fix: row.fix,
        },
      };
    const last = heard.at(-1);
    // A check reads answers of a server that may have any form.
    if (error instanceof TypeError && last !== undefined)
      return toFailed(
        new Deviation({ heard: last, expected: `an answer of the form that the RFC describes (${error.message})` }),
        row,
        heard,
      );
    throw error;
  }
}

function toFailed(
  { heard: about, came, expected, level }: Deviation,
  row: Requirement,
  heard: readonly Heard[],
): Outcome {
  const finding = { request: printCurl(about.request), requests: curls(heard), came, expected, fix: row.fix };
  return { status: "failed", finding, ...(level !== undefined && row.level === "must" && { level }) };
}

function curls(heard: readonly Heard[]): readonly string[] {
  return heard.map(({ request }) => printCurl(request));
}

/** Removes what remains, the newest first. Returns the URLs of what stays. */
function createLedgerCleaner(
  send: Send,
  url: string,
  remaining: () => readonly string[],
): () => Promise<readonly string[]> {
  const done = new Set<string>();
  const stayed = new Set<string>();
  return async () => {
    for (const path of remaining().toReversed()) {
      if (done.has(path)) continue;
      done.add(path);
      const { status } = await send("DELETE", path).catch(() => ({ status: 0 }));
      if (!(status >= 200 && status < 300) && status !== 404 && status !== 410) stayed.add(`${url}${path}`);
    }
    return [...stayed];
  };
}

/** Members that users need although no schema requires them. */
async function findUserDefaults(send: Send, model: Model, mark: () => string): Promise<Json> {
  const type = model.types.find(({ name }) => name === "User");
  if (type === undefined) return {};
  const attempt = (own: Json) => {
    const name = mark();
    return send("POST", type.endpoint, fill(type, { userName: `${name}@example.com`, ...own }, name));
  };
  if ((await attempt({})).status < 300) return {};
  const richer = {
    name: { givenName: "Check", familyName: "Rollcall" },
    displayName: "Check Rollcall",
    active: true,
    emails: [{ value: `${mark()}@example.com`, type: "work", primary: true }],
  };
  return (await attempt(richer)).status < 300 ? richer : {};
}
