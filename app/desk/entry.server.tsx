import { renderDocument, reportFailure } from "#app/shell/document/render-document.tsx";

export default renderDocument;
export const handleError = reportFailure;
