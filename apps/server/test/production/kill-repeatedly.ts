import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { type Client, createClient } from "../demo.js";
import { deployedArgs, deployedTokens } from "../kit/deployed.js";
import { type SpawnedCommand, spawnCommand } from "../spawn-command.js";
import { type Acknowledged, createAcknowledged } from "./acknowledged.js";

const writers = 8;
const maxWrites = 200;
const maxMs = 30;

/** Options of the servers' start and the writes to them. */
interface KillOptions {
  readonly args?: readonly string[];
  readonly env?: Record<string, string>;
  /** Is called before each start. */
  readonly beforeStart?: () => Promise<unknown>;
  /** The records that are written and checked. Default: users, groups and messages of the demo world. */
  readonly acknowledged?: Acknowledged;
}

/**
 * Repeatedly starts a server over the same database, checks the writes that the one before acknowledged, writes to it,
 * and kills it at a random moment. Finally checks all acknowledged writes.
 * @returns the number of acknowledged writes
 */
export async function killRepeatedly(rounds: number, start: KillOptions): Promise<number> {
  const { acknowledged = createAcknowledged() } = start;
  const inRound = async (work: (client: Client, server: SpawnedCommand) => Promise<void>) => {
    await start.beforeStart?.();
    const server = spawnCommand(["--port", "0", "--log-level", "silent", ...deployedArgs(), ...(start.args ?? [])], {
      env: start.env ?? {},
    });
    try {
      await work(createClient(fetch, await server.ready, deployedTokens), server);
    } finally {
      server.process.kill("SIGKILL");
      await server.ended;
    }
  };
  for (let round = 0; round < rounds; round += 1) {
    await inRound(async (client, server) => {
      await acknowledged.checkNew(client);
      await writeUntilKilled(acknowledged, client, { server, round });
    });
  }
  await inRound(acknowledged.checkAll);
  return acknowledged.count();
}

async function writeUntilKilled(
  acknowledged: Acknowledged,
  client: Client,
  { server, round }: { readonly server: SpawnedCommand; readonly round: number },
): Promise<void> {
  const enough = Promise.withResolvers<void>();
  let left = randomInt(1, maxWrites);
  const onWrite = () => {
    left -= 1;
    if (left === 0) enough.resolve();
  };
  const writing = Array.from({ length: writers }, (_, writer) =>
    acknowledged.writeUntilGone(client, `r${round}w${writer}`, onWrite),
  );
  await Promise.race([enough.promise, Promise.all(writing)]);
  await setTimeout(randomInt(0, maxMs));
  server.process.kill("SIGKILL");
  await Promise.all(writing);
}
