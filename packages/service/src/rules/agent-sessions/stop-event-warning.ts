import { agentSessionDefaults } from "../../generated/service.js";

/** Warning to apps that people cannot stop. It is answered where the definition has `remarks`. */
export const stopEventWarning: string = agentSessionDefaults.stopEventWarning;
