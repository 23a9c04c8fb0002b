import {
  createIdentityProvider,
  type Exchange,
  type IdentityProviderOptions,
  type Plan,
  type SyncReport,
} from "@rollcall/scim-provider";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";
import { createStatusLine, partOf } from "../output/status-line.js";
import type { Surroundings } from "../surroundings.js";
import { describeSyncError } from "./describe-sync-error.js";
import { readSource, type Source } from "./source.js";

/** The inputs of a sync. */
export interface SyncRun {
  readonly source: Source;
  readonly options: Omit<IdentityProviderOptions, "directory">;
  /** Decides whether a plan is applied. */
  readonly confirm: (plan: Plan) => boolean | Promise<boolean>;
  readonly onExchange: ((exchange: Exchange) => void) | undefined;
  /** Whether a source without users may deactivate everyone. */
  readonly allowsEmpty: boolean;
}

/** Reads the source, and provisions it. @throws CommandError if it cannot begin */
export async function runSync(run: SyncRun, surroundings: Surroundings): Promise<SyncReport> {
  const { source, options, confirm, onExchange, allowsEmpty } = run;
  const line = createStatusLine(surroundings);
  let [done, total] = [0, 0];
  try {
    const directory = await readSource(source);
    if (directory.users.length === 0 && !allowsEmpty)
      throw new CommandError(`${source.from} has no users; pass --max-deactivations if all have left`, exitCodes.usage);
    const idp = createIdentityProvider({
      ...options,
      directory,
      ...(onExchange && { onExchange }),
      onStep: () => {
        done += 1;
        line.progress(partOf(done, total), `${done} of ${total} steps`);
      },
      onWait: ({ ms, reason }) => line.event(partOf(done, total), `${reason}; waiting ${Math.ceil(ms / 1000)} s`),
    });
    return await idp.sync({
      confirm: (plan) => {
        total = plan.steps.length;
        return confirm(plan);
      },
    });
  } catch (error) {
    const described = describeSyncError(error);
    if (!(described instanceof CommandError) || described.exitCode !== exitCodes.interrupted) throw described;
    const message = "interrupted before the first step; run the same command again to continue";
    throw new CommandError(message, exitCodes.interrupted, { cause: error });
  } finally {
    line.clear();
  }
}
