import { channelSearch } from "./channel-search.js";
import { describeSituations } from "./describe-situations.js";

describeSituations(channelSearch);
