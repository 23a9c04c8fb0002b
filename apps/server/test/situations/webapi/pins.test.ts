import { describeSituations } from "./describe-situations.js";
import { pins } from "./pins.js";

describeSituations(pins);
