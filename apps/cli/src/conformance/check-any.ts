import type { ProfileName, Report, RowResult } from "@rollcall/scim-conformance";
import { CommandError, exitCodes } from "../describe-error.js";
import { createStatusLine } from "../output/status-line.js";
import { createReachingFetch } from "../settings/create-clients.js";
import type { Target } from "../settings/target.js";
import type { Surroundings } from "../surroundings.js";

/** The target of a check, and its options. */
interface Asked {
  readonly target: Target;
  /** Whether the URL is that of the command line, which already has the path of SCIM. */
  readonly isNamed: boolean;
  /** Aborted by Ctrl-C. */
  readonly interrupted: AbortSignal | undefined;
  readonly skip: Readonly<Record<string, string>>;
  readonly options: {
    readonly profile: string;
    readonly only: readonly string[];
    readonly readOnly?: boolean;
    readonly caller?: string;
  };
}

/** Checks a server by a profile, and shows the progress. */
export async function checkAny(
  { target, isNamed, interrupted, skip, options }: Asked,
  surroundings: Surroundings,
): Promise<Report> {
  const line = createStatusLine(surroundings);
  const onResult = (
    { document, section }: RowResult,
    { done, total }: { readonly done: number; readonly total: number },
  ) => line.progress(done / total, `${done} of ${total} requirements, ${document} §${section}`);
  try {
    if (options.profile === "svc") return await checkService({ target, skip, only: options.only, onResult });
    const { checkServer } = await import("@rollcall/scim-conformance");
    const version = options.profile === "scim11" || options.profile === "okta-1.1" ? "v1" : "v2";
    const url = isNamed ? target.url : `${target.url}/scim/${version}`;
    return await checkServer({
      url,
      profile: options.profile as ProfileName, // commander has checked it.
      only: options.only,
      skip,
      readOnly: options.readOnly === true,
      fetch: createReachingFetch(url),
      onResult,
      ...(target.token !== undefined && { token: target.token }),
      ...(options.caller !== undefined && { callerName: options.caller }),
      ...(interrupted !== undefined && { signal: interrupted }),
    });
  } catch (error) {
    throw explain(error);
  } finally {
    line.clear();
  }
}

/** The library wraps what the connection says. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== "Unreachable") return error;
  return error.cause instanceof CommandError
    ? error.cause
    : new CommandError(error.message, exitCodes.unreachable, { cause: error });
}

interface ServiceCheck extends Pick<Asked, "target" | "skip"> {
  readonly only: readonly string[];
  readonly onResult: (result: RowResult, progress: { readonly done: number; readonly total: number }) => void;
}

async function checkService({ target, skip, only, onResult }: ServiceCheck): Promise<Report> {
  const { resourceChecks, scimChecks, webapiChecks } = await import("./all-checks.js");
  const { createServerUnderCheck } = await import("./create-server-under-check.js");
  const { runChecks } = await import("./run-checks.js");
  const mark = Date.now().toString(36);
  const versions = ["1.1", "2.0"] as const;
  const checks = [
    ...versions.flatMap((version) => [...scimChecks(version), ...resourceChecks(version, mark)]),
    ...webapiChecks(),
  ];
  return runChecks(checks, createServerUnderCheck(target), { url: target.url, only, skip, onResult });
}
