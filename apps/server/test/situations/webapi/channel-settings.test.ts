import { channelSettings } from "./channel-settings.js";
import { describeSituations } from "./describe-situations.js";

describeSituations(channelSettings);
