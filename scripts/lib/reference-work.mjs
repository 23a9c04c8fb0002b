// Measures the speed of the machine: does a fixed amount of work and prints its CPU time in seconds.
import { createHash } from "node:crypto";

const document = {
  id: "U1",
  names: Array.from({ length: 200 }, (_, at) => ({ name: `name ${at}`, at, on: at % 2 === 0 })),
};

for (let round = 0; round < 3_000; round += 1) {
  const text = JSON.stringify({ ...document, round });
  const read = JSON.parse(text);
  read.names.sort((one, other) => other.at - one.at || one.name.localeCompare(other.name));
  createHash("sha256").update(text).digest("hex");
}
const { user, system } = process.cpuUsage();
process.stdout.write(`${(user + system) / 1e6}`);
