const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating one is far more expensive than using it. @throws RangeError for an unknown time zone. */
export function timeFormat(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat("en-US", { timeZone, ...options });
  formats.set(key, made);
  return made;
}
