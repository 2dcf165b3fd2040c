import { renderDocument, reportFailure } from "#app/shell/render-document.tsx";

export default renderDocument;
export const handleError = reportFailure;
