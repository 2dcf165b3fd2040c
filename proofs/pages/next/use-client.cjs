/** Marks a component of the site as Next wants it marked. */
module.exports = (source) => `"use client";\n${source}`;
