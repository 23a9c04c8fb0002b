import { describeSituations } from "./describe-situations.js";
import { recordChannels } from "./record-channels.js";

describeSituations(recordChannels);
