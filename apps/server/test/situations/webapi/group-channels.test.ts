import { describeSituations } from "./describe-situations.js";
import { groupChannels } from "./group-channels.js";

describeSituations(groupChannels);
