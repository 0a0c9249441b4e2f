// Waiting by counting turns of the chip, which no sketch here uses.
#pragma once
