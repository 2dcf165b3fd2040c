// Failures behind the flow are not shown to the visitor, but must be findable in the console.
export const consoleLog = (message: string, reason: unknown) => console.warn(message, reason);
