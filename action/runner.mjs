import { randomUUID } from "node:crypto";
import { appendFileSync } from "node:fs";

/** The value of an input; undefined if it is empty. */
export function input(name) {
  const value = process.env[`INPUT_${name.toUpperCase()}`]?.trim();
  return value === "" ? undefined : value;
}

/** Keeps a value out of the job's log. */
export function mask(value) {
  command("add-mask", value);
}

/** Sets an output of the step. */
export function setOutput(name, value) {
  append("GITHUB_OUTPUT", name, value);
}

/** Sets a variable of the steps that follow. */
export function setVariable(name, value) {
  append("GITHUB_ENV", name, value);
}

/** Annotates the job. The runner shows `title`, and `file` if it is given. */
export function notice(level, message, properties) {
  const known = Object.entries(properties).filter(([, value]) => value !== undefined);
  command(
    `${level} ${known.map(([name, value]) => `${name}=${escaped(value).replaceAll(":", "%3A").replaceAll(",", "%2C")}`).join(",")}`,
    message,
  );
}

function command(name, value) {
  process.stdout.write(`::${name}::${escaped(value)}\n`);
}

function escaped(value) {
  return value.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** A value between unique marks, so that it may have several lines and set no other variable. */
function append(file, name, value = "") {
  const mark = `end-${randomUUID()}`;
  appendFileSync(process.env[file], `${name}<<${mark}\n${value}\n${mark}\n`);
}
