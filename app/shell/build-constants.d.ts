/** The site's public address without a trailing slash, fixed when the site is built. */
declare const __SITE_URL__: string;
/** Changes with the look or the words of the social pictures, so that no network shows a stored one of before. */
declare const __SOCIAL_VERSION__: string;
/** Whether any content is still marked as invented. */
declare const __HAS_SAMPLES__: boolean;
