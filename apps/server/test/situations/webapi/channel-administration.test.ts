import { channelAdministration } from "./channel-administration.js";
import { describeSituations } from "./describe-situations.js";

describeSituations(channelAdministration);
