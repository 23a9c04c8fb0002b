import { describeSituations } from "./describe-situations.js";
import { streams } from "./streams.js";

describeSituations(streams);
