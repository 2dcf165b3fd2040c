/** The site's public address without a trailing slash, set at build time. */
declare const __SITE_URL__: string;
/** Changes with the design or the text of the social pictures, so that networks fetch them again. */
declare const __SOCIAL_VERSION__: string;
/** Whether any content is still marked as a sample. */
declare const __HAS_SAMPLES__: boolean;
