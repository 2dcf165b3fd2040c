// What goes wrong behind the flow is never the visitor's to read, but whoever looks after the site must find it.
export const consoleLog = (message: string, reason: unknown) => console.warn(message, reason);
