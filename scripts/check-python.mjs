// Tests `clients/python` with the Python and the packages of Debian, and with the command that was built here. In CI on a
// Debian system, it installs what is missing. `ROLLCALL_PYTHON_RESULTS` names a file for the results.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { notRun } from "./lib/check-steps.mjs";
import { root } from "./lib/packages.mjs";
import { run, runSilently } from "./lib/run.mjs";

const packages = ["python3", "python3-pytest", "python3-httpx", "python3-pydantic"];
const { ROLLCALL_PYTHON_RESULTS: results, ROLLCALL_PYTHON: chosen } = process.env;
// The system's own, which has the packages of the system.
const python = chosen ?? (existsSync("/usr/bin/python3") ? "/usr/bin/python3" : "python3");

if (isReady() || (results !== undefined && (await install()))) {
  process.exitCode = await run(python, ["-m", "pytest", ...(results ? [`--junitxml=${results}`] : [])], {
    cwd: join(root, "clients/python"),
    env: {
      ...process.env,
      PYTHONPATH: "src",
      PYTHONDONTWRITEBYTECODE: "1",
      PYTEST_ADDOPTS: "-p pytest_rollcall.plugin",
    },
  });
} else {
  process.stdout.write(`not run: ${python} lacks pytest, httpx or pydantic; install ${packages.join(" ")}\n`);
  process.exitCode = notRun;
}

function isReady() {
  return spawnSync(python, ["-c", "import pytest, httpx, pydantic"]).status === 0;
}

/** Installs the packages if this is Debian and the user may; returns whether they are there. */
async function install() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const asked = ["install", "--yes", "--no-install-recommends", ...packages];
  process.stdout.write(`Installing ${packages.join(" ")} …\n`);
  await runSilently("apt-get", ["update"]);
  await runSilently("apt-get", asked);
  return isReady();
}
