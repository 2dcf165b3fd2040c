import { useEffect, useState } from "react";

/** A line across the screen, in the upper third: the section on it is the one that is read. */
const readingLine = "-30% 0px -70% 0px";

/** The id of the section that is read; undefined above the first and below the last of them. */
export function useSectionInView(sections: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          setCurrent((before) => (isIntersecting ? target.id : before === target.id ? undefined : before));
        }
      },
      { rootMargin: readingLine },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
