import { type CheckOptions, type OpenCheck, openCheck } from "../open-check.js";
import { type Profile, type ProfileName, profileOf } from "../profiles.js";
import type { RowResult } from "../report.js";
import type { Level } from "../requirement.js";

/** A server that a suite checks. */
export interface ServerUnderTest extends Omit<CheckOptions, "profile" | "only" | "skip" | "signal"> {
  /** Stops the server after the tests. */
  readonly close?: () => Promise<void> | void;
}

/** Options of a suite. */
export interface SuiteOptions extends Pick<CheckOptions, "skip"> {
  /** Default: `rfc`. */
  readonly profile?: ProfileName | Profile;
  /** Levels whose findings fail the test. Other findings skip it, with the finding as the reason. Default: `must`. */
  readonly levels?: readonly Level[];
  /** Title of the suite. Default: the name of the profile. */
  readonly title?: string;
}

/** Starts or names the server. */
export type Open = () => Promise<ServerUnderTest> | ServerUnderTest;

/** The functions of a test runner. */
interface Runner {
  readonly describe: (title: string, body: () => void) => void;
  readonly it: (title: string, run: (skip: (reason: string) => void) => Promise<void>) => void;
  readonly before: (run: () => Promise<void>) => void;
  readonly after: (run: () => Promise<void>) => void;
}

/** Declares a suite with a test per requirement. */
export function describeWith({ describe, it, before, after }: Runner, open: Open, options: SuiteOptions): void {
  const { profile: named = "rfc", levels = ["must"], title, skip } = options;
  const profile = profileOf(named);
  let server: ServerUnderTest | undefined;
  let check: OpenCheck | undefined;
  describe(title ?? `SCIM conformance: ${profile.name}`, () => {
    before(async () => {
      server = await open();
      check = await openCheck({ ...server, profile, ...(skip !== undefined && { skip }) });
    });
    after(async () => {
      const leftovers = await check?.close();
      await server?.close?.();
      if (leftovers !== undefined && leftovers.length > 0)
        throw new Error(`These resources could not be removed:\n${leftovers.join("\n")}`);
    });
    for (const [place, rows] of Map.groupBy(
      profile.requirements,
      ({ document, section, title: of }) => `${document} §${section} ${of}`,
    ))
      describe(place, () => {
        for (const row of rows)
          it(`${row.level.toUpperCase()} ${row.sentence}`, async (skipTest) => {
            if (check === undefined) throw new Error("The check did not start.");
            const result = await check.run(row);
            if (result.status === "skipped") skipTest(result.reason ?? "");
            if (result.status !== "failed") return;
            if (levels.includes(result.level)) throw new Error(describeFinding(result));
            skipTest(describeFinding(result));
          });
      });
  });
}

function describeFinding({ id, finding }: RowResult): string {
  return [
    `${id}: ${finding?.came}`,
    `expected ${finding?.expected}`,
    `${finding?.fix}`,
    ...(finding?.requests ?? []),
  ].join("\n");
}
