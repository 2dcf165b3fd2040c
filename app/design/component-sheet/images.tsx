import { Portrait } from "#app/design/art/portrait.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Picture } from "#app/design/ui/picture.tsx";
import * as styles from "./component-sheet.module.css";
import { Specimen, SpecimenCell, SpecimenGrid } from "./specimen.tsx";

const size = { width: 400, height: 300 } as const;

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"><path fill="#dfeae1" d="M0 0h400v300H0z"/><path fill="none" stroke="#15503f" d="M40 260h320M40 260l80-70 70 30 80-110 90-60"/><path stroke="#946923" stroke-width="2" d="M360 40v20M350 50h20"/></svg>',
)}`;

const broken = "data:image/png;base64,AAAA";

export function ImagesSection() {
  return (
    <Specimen id="images" title="Image states">
      <SpecimenGrid columns={3}>
        <SpecimenCell name="On its way" fill>
          <span className={classNames(styles.picture, "pulse")} />
        </SpecimenCell>
        <SpecimenCell name="Failed" fill>
          <Picture {...size} src={broken} alt="Line of revenue over three years" />
        </SpecimenCell>
        <SpecimenCell name="Loaded" fill>
          <Picture {...size} src={drawn} alt="A line that rises to a brass plus" />
        </SpecimenCell>
        <SpecimenCell name="Failed, with a fallback of its own" fill>
          <Picture
            {...size}
            src={`${broken}#portrait`}
            alt="Daniel Mercer"
            fallback={
              <span className={styles.fallback}>
                <span>
                  <Portrait name="Daniel Mercer" size="small" />
                </span>
              </span>
            }
          />
        </SpecimenCell>
        <SpecimenCell name="Priority" fill>
          <Picture {...size} src={`${drawn}#priority`} alt="The same line, fetched first" priority />
        </SpecimenCell>
      </SpecimenGrid>
    </Specimen>
  );
}
