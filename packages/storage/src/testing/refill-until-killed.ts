import { documents } from "@rollcall/service/store";
import { openSqlite } from "../sqlite/open-sqlite.js";
import { stepsToPresent } from "./older-apps.js";

/** The program of the refill test. Opens an older file, and prints a line for each batch. */
openSqlite(process.argv[2], {
  documents,
  steps: stepsToPresent,
  onRefill: (table) => process.stdout.write(`${table}\n`),
}).close();
