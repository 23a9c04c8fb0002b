import { z } from "zod";

/** The validator of a text. */
export const text = z.string("invalidValue");
