import { createServer, type Server } from "@rollcall/server";
import { readDocument } from "@rollcall/test-kit/documents";
import { type Call, toCurl } from "./call.js";
import { damageCall } from "./damage-call.js";
import { generateCall, type NamedDocument } from "./generate-call.js";
import { generateHookCall } from "./generate-hook-call.js";
import { hookWorld } from "./hook-world.js";
import { judgeAnswer } from "./judge-answer.js";
import { type ProtocolName, protocols } from "./protocol.js";
import { createRandom, type Random } from "./random.js";
import { sendCall } from "./send-call.js";
import { shrinkCall } from "./shrink-call.js";

/** Number of calls per server. */
const callsInRound = 150;
const timeoutMs = 20_000;
/** Distance between the seeds of rounds, so that runs with neighboring seeds share no round. */
const roundStep = 0x9e3779b1;

/** Options of a run. */
interface RunOptions {
  readonly seed: number;
  readonly seconds: number;
  readonly names: readonly ProtocolName[];
  /** Starts the server of a round. Default: a server of the demo world, or of one with hooks. */
  readonly open?: (seed: number, name: ProtocolName) => Promise<Pick<Server, "url" | "close">>;
  /** Called with each finding as soon as it is found. */
  readonly onFinding: (finding: Finding) => void;
}

/** An answer that does not match the documentation. */
export interface Finding {
  readonly problems: readonly string[];
  readonly round: number;
  /** Position of the call in its round, from 0. */
  readonly place: number;
  /** The smallest call found that has the problem, as a `curl` command for a newly started server. */
  readonly curl: string;
  readonly damages: readonly string[];
  /** Whether the call alone reproduces the problem on a new server. Otherwise, the earlier calls are needed. */
  readonly isAlone: boolean;
}

/** A protocol with its documents. */
interface Protocol {
  readonly name: ProtocolName;
  readonly documents: readonly NamedDocument[];
}

/** Totals of a run. */
interface RunSummary {
  readonly calls: number;
  readonly rounds: number;
  /** Number of kinds of findings. */
  readonly findings: number;
}

/** Sends calls until the time is up. Each round has its own server. */
export async function runRounds({ seed, seconds, names, onFinding, open = openDemo }: RunOptions): Promise<RunSummary> {
  const all = await Promise.all(
    names.map(async (name) => ({
      name,
      documents: await Promise.all(
        protocols[name].map(async (each) => ({ name: each, document: await readDocument(each) })),
      ),
    })),
  );
  const end = performance.now() + seconds * 1000;
  const seen = new Set<string>();
  let [calls, rounds] = [0, 0];
  while (performance.now() < end) {
    const roundSeed = (seed + rounds * roundStep) >>> 0;
    // Each round has one protocol, so that faults armed through the control plane affect no other.
    const protocol = all[rounds % all.length];
    if (protocol === undefined) break;
    const random = createRandom(roundSeed);
    const start = () => open(roundSeed, protocol.name);
    const server = await start();
    const port = Number(new URL(server.url).port);
    for (let place = 0; place < callsInRound && performance.now() < end; place += 1) {
      const call = makeCall(protocol, random);
      calls += 1;
      const problems = await problemsOf(call, port);
      const kind = kindOf(call, problems);
      if (problems.length === 0 || seen.has(kind)) continue;
      seen.add(kind);
      onFinding({ ...(await explain(call, problems, start)), round: rounds, place });
    }
    await server.close();
    rounds += 1;
  }
  return { calls, rounds, findings: seen.size };
}

/** Starts a server of the demo world. One in four enforces rate limits. */
async function openDemo(seed: number, name: ProtocolName): Promise<Pick<Server, "url" | "close">> {
  const server = await createServer({ memory: true, seed, rateMode: seed % 4 === 0 ? "enforce" : "off" });
  if (name === "hooks") await server.world.load(hookWorld);
  return server;
}

/** Generates the next call. */
export function makeCall({ name, documents }: Protocol, random: Random): Call {
  const document = random.pick(documents);
  let call = name === "hooks" ? generateHookCall(document.document, random) : generateCall(document, random);
  const damages = random.chance(0.35) ? random.integer(1, 2) : 0;
  for (let done = 0; done < damages; done += 1) call = damageCall(call, random);
  return call;
}

async function problemsOf(call: Call, port: number): Promise<readonly string[]> {
  return judgeAnswer(call, await sendCall(call, port, timeoutMs));
}

/** The kind of a finding. Each kind is reported once. */
function kindOf({ verb, target }: Call, problems: readonly string[]): string {
  const path = target.split("?", 1)[0]?.split("/").slice(0, 4).join("/");
  return [verb, path, problems[0]?.replaceAll(/\/\d+/g, "/0")].join(" ");
}

async function explain(call: Call, problems: readonly string[], open: () => Promise<Pick<Server, "url" | "close">>) {
  const holds = async (candidate: Call) => {
    const server = await open();
    const found = await problemsOf(candidate, Number(new URL(server.url).port));
    await server.close();
    return kindOf(candidate, found) === kindOf(candidate, problems);
  };
  const isAlone = await holds(call);
  const smallest = isAlone ? await shrinkCall(call, holds) : call;
  return { problems, damages: call.damages, curl: toCurl(smallest, "http://127.0.0.1:4010"), isAlone };
}
