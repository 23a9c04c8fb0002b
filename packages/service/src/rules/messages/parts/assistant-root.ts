/** Subtype of the message that begins a thread with an assistant. */
export const assistantSubtype = "assistant_app_thread";
