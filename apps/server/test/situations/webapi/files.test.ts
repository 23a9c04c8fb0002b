import { describeSituations } from "./describe-situations.js";
import { fileRows } from "./files.js";

describeSituations(fileRows);
