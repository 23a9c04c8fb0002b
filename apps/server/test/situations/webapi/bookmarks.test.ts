import { bookmarks } from "./bookmarks.js";
import { describeSituations } from "./describe-situations.js";

describeSituations(bookmarks);
