import { watch } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import {
  createIdentityProvider,
  DirectoryError,
  type Exchange,
  type IdentityProviderOptions,
  type Plan,
  type SyncReport,
  TargetError,
  TooManyRemovalsError,
  UnreachableError,
} from "@rollcall/scim-provider";
import { CommandError, type ExitCode, exitCodes } from "../describe-error.js";
import { createStatusLine, partOf } from "../output/status-line.js";
import type { Surroundings } from "../surroundings.js";
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

/** Asks a question on a terminal. Anything but yes is no. */
export async function confirm(question: string, { err, openInput }: Surroundings): Promise<boolean> {
  err(`${question} [y/N] `);
  let text = "";
  for await (const piece of openInput?.() ?? []) {
    text += piece.toString();
    if (text.includes("\n")) break;
  }
  return /^\s*y(es)?\s*$/i.test(text.split("\n")[0] ?? "");
}

/** Explains an error of the provider to the user. Other errors are returned unchanged. */
export function describeSyncError(error: unknown): unknown {
  const explain = (message: string, code: ExitCode) => new CommandError(message, code, { cause: error });
  if (error instanceof DirectoryError) return explain(`the source is invalid:\n${error.message}`, exitCodes.usage);
  if (error instanceof UnreachableError) return explain(error.message, exitCodes.unreachable);
  if (error instanceof TooManyRemovalsError)
    return explain(`${error.message}; nothing was written; raise it with --max-deactivations`, exitCodes.refused);
  if (error instanceof TargetError) {
    const isToken = error.exchange.status === 401;
    return explain(isToken ? `${error.message}; pass another one with --token` : error.message, exitCodes.refused);
  }
  if (error instanceof DOMException && error.name === "AbortError")
    return explain("interrupted", exitCodes.interrupted);
  return error;
}

/** Yields whenever a file may have changed, until the signal aborts. Editors that replace the file are noticed, too. */
export async function* watchFile(path: string, signal: AbortSignal | undefined): AsyncGenerator<void> {
  const absolute = resolve(path);
  try {
    for await (const { filename } of watch(dirname(absolute), signal === undefined ? {} : { signal }))
      if (filename === null || filename === basename(absolute)) yield;
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  }
}
