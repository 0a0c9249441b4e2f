import { py } from '@panya/engines/code/python-code.ts'

/** How pictures are read, written and taken in the Python of every tool that has some. */

export const CV2 = py`import cv2`
export const NUMPY = py`import numpy as np`

/** By its bytes: on Windows OpenCV itself opens no file with a Thai or Arabic name. */
export const READ_HELPER = py`def read(path):
    """A picture from a file, in RGB order."""
    picture = cv2.imdecode(np.fromfile(path, np.uint8), cv2.IMREAD_COLOR)
    return cv2.cvtColor(picture, cv2.COLOR_BGR2RGB)`

export const WRITE_HELPER = py`def write(path, image):
    """Saves a picture."""
    Path(path).parent.mkdir(exist_ok=True)
    cv2.imencode(".png", image if image.ndim == 2 else cv2.cvtColor(image, cv2.COLOR_RGB2BGR))[1].tofile(path)`

export const CAMERA_HELPER = py`def photo(path, mirror):
    """The picture in the file, or a new one from the camera."""
    if Path(path).exists():
        return read(path)
    camera = cv2.VideoCapture(0)
    there, picture = camera.read()
    camera.release()
    if not there:
        raise OSError(f"No camera here: put a picture named {path} into the data folder.")
    picture = cv2.cvtColor(picture, cv2.COLOR_BGR2RGB)
    return cv2.flip(picture, 1) if mirror else picture`

/** What a node that reads pictures imports. */
export const READ_IMPORTS = [CV2, NUMPY]
export const PATHLIB = py`from pathlib import Path`
export const CAMERA_IMPORTS = [...READ_IMPORTS, PATHLIB]
export const WRITE_IMPORTS = [CV2, PATHLIB]
