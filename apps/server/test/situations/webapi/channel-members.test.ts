import { channelMembers } from "./channel-members.js";
import { describeSituations } from "./describe-situations.js";

describeSituations(channelMembers);
