/** Where the prepared OpenCV files are served from; scripts/vendor/vision.ts puts them there. */
export const OPENCV_VERSION = '5.0.0-release.1'
export const OPENCV_PATH = `/vendor/vision/${OPENCV_VERSION}/`
