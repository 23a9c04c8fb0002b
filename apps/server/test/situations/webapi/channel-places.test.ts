import { channelPlaces } from "./channel-places.js";
import { describeSituations } from "./describe-situations.js";

describeSituations(channelPlaces);
