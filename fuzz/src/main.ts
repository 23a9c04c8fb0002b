import { parseArgs } from "node:util";
import { type ProtocolName, protocolNames } from "./protocol.js";
import { type Finding, runRounds } from "./run-rounds.js";

const usage = `usage: pnpm fuzz [--seconds NUMBER] [--seed NUMBER] [--document ${protocolNames.join("|")}]`;

await main();

async function main(): Promise<void> {
  const options = { seconds: { type: "string" }, seed: { type: "string" }, document: { type: "string" } } as const;
  const { values } = parseArgs({ options });
  const seconds = Number(values.seconds ?? 60);
  if (!(seconds > 0)) return fail("--seconds must be a number above 0.");
  const seed = Number(values.seed ?? Math.floor(Math.random() * 0x1_0000_0000));
  if (!(Number.isSafeInteger(seed) && seed >= 0)) return fail("--seed must be a whole number, at least 0.");
  const names = protocolNames.filter((name) => values.document === undefined || name === values.document);
  if (names.length === 0) return fail(`Unknown document ${values.document}. Use ${protocolNames.join(", ")}.`);
  process.stdout.write(`seed ${seed}\n`);
  const { calls, rounds, findings } = await runRounds({
    seed,
    seconds,
    names,
    onFinding: (each) => print(each, seed, names),
  });
  process.stdout.write(`${calls} calls in ${rounds} rounds, ${findings} findings (seed ${seed})\n`);
  process.exitCode = findings === 0 ? 0 : 1;
}

function print(
  { problems, curl, damages, isAlone, round, place }: Finding,
  seed: number,
  names: readonly ProtocolName[],
): void {
  const again = `pnpm fuzz --seed ${seed}${names.length === 1 ? ` --document ${names[0]}` : ""}`;
  const lines = [
    "",
    ...problems,
    `  call ${place + 1} of round ${round + 1}${damages.length === 0 ? "" : `, with ${damages.join(", ")}`}`,
    isAlone ? "  on a new server:" : `  only after earlier calls: ${again}`,
    `  ${curl.length > 4000 ? `${curl.slice(0, 4000)}… (${curl.length} characters)` : curl}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n${usage}\n`);
  process.exitCode = 2;
}
