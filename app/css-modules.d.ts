/** A namespace import lets the bundler put in each class's name and drop the object; the default import keeps it whole. */
declare module "./*.module.css" {
  const styles: { readonly [className: string]: string };
  export = styles;
}
declare module "#app/*.module.css" {
  const styles: { readonly [className: string]: string };
  export = styles;
}
